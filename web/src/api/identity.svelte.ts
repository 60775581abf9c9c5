import { t, words } from '../shared/words.svelte'
import { Refusal } from './client'

/** Who uses this device, to the server. */
class Identity {
  #name = $state('')

  get name(): string {
    return this.#name || t('web-you')
  }

  /** A sentence for whatever went wrong. */
  worded(problem: unknown): string {
    if (!(problem instanceof Refusal) || problem.code === 'no-server') return t('web-error-no-server')
    return words.error(problem.code, problem.fields)
  }
  rename(name: string): Promise<void> {
    this.#name = name
    return Promise.resolve()
  }
  recoveryCode(): Promise<string> {
    return Promise.resolve('')
  }
  recover(_code: string): Promise<void> {
    return Promise.resolve()
  }
}

export const identity = new Identity()
