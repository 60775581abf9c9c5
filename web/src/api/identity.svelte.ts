import { t } from '../shared/words.svelte'
import { ask, keepToken, token } from './client'

interface Me {
  name: string
  token?: string
}

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

  /** Ask who this device is; a device that the server does not know stays without a name. */
  async recall(): Promise<void> {
    if (token() && !this.known) this.#take(await ask<Me>('GET', 'me').catch(() => ({ name: '' })))
  }
  /** Become known to the server, if this device is not yet. */
  async ensure(): Promise<void> {
    if (!token()) this.#take(await ask<Me>('POST', 'me', { name: this.callName }))
  }
  async rename(name: string): Promise<void> {
    this.#take(await ask<Me>(token() ? 'PATCH' : 'POST', 'me', { name }))
  }
  async recoveryCode(): Promise<string> {
    await this.ensure()
    return (await ask<{ code: string }>('POST', 'me/code', {})).code
  }
  async recover(code: string): Promise<void> {
    this.#take(await ask<Me>('POST', 'me/recover', { code }))
  }

  #take(me: Me): void {
    this.#name = me.name
    if (me.token) keepToken(me.token)
  }
}

export const identity = new Identity()
