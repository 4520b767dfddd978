import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('opens the connection when it is told to, not when it is imported', async () => {
  const opened: string[] = []
  vi.stubGlobal(
    'WebSocket',
    vi.fn(function (url: string) {
      opened.push(url)
    }),
  )
  vi.stubGlobal('setInterval', vi.fn())
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('location', { href: 'https://here/table/?a=b#/room/x', hash: '#/room/x' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn() })
  vi.stubGlobal('navigator', { languages: ['de-AT'] })
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { app } = await import('../src/lib/session/app.svelte')
  expect(opened).toEqual([])
  expect(app.screen.route).toEqual({ page: 'room', room: 'x' })
  app.open()
  expect(opened).toEqual(['wss://here/table/ws?room=x'])
  expect(document.documentElement.lang).toBe('de')
}, 20_000) // the whole page is read
