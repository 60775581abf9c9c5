import { t, words } from '../shared/words.svelte'
import { Refusal } from './client'

/** A sentence for whatever went wrong. */
export function worded(problem: unknown): string {
  if (!(problem instanceof Refusal) || problem.code === 'no-server') return t('web-error-no-server')
  return words.error(problem.code, problem.fields)
}
