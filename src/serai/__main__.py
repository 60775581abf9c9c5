"""`python -m serai` is the command `serai`."""

from serai.cli.main import main

if __name__ == "__main__":
    main()
