/** What the server (or the way to it) refuses, with what its sentence needs. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly fields: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(code)
  }
}

const TOKEN = 'serai.token'

export function token(): string {
  try {
    return localStorage.getItem(TOKEN) ?? ''
  } catch {
    return ''
  }
}

export function keepToken(value: string): void {
  try {
    localStorage.setItem(TOKEN, value)
  } catch {
    // Known until the page is closed.
  }
}

/**
 * Ask the server's REST interface; the device's identity goes in a header.
 *
 * Throws Refusal, with the code `no-server` where nobody answers.
 */
export async function ask<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const bearer = token()
  const response = await fetch(`./api/${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refusal('no-server')
  })
  const text = await response.text()
  const found = text && response.headers.get('Content-Type')?.includes('json') ? (JSON.parse(text) as unknown) : text
  if (response.ok) return found as T
  throw refusal(found, response.status)
}

function refusal(found: unknown, status: number): Refusal {
  if (typeof found === 'object' && found !== null && 'code' in found && typeof found.code === 'string') {
    const fields = 'fields' in found && typeof found.fields === 'object' ? (found.fields as Record<string, unknown>) : {}
    return new Refusal(found.code, fields, status)
  }
  return new Refusal(status >= 500 ? 'no-server' : 'error', {}, status)
}
