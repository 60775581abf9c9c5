"""Tests of the report on balance."""
