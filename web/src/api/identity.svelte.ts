import { t } from '../shared/words.svelte'

/** Who uses this device, to the server. */
class Identity {
  #name = $state('')

  get known(): boolean {
    return this.#name !== ''
  }
  /** What others call this user. */
  get callName(): string {
    return this.#name || t('web-guest')
  }
  get name(): string {
    return this.#name || t('web-you')
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
