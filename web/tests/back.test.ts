import { expect, it, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { Back } = await import('../src/lib/session/back.svelte')

const moves = [0, 1, 2, 3, 4, 5].map((at) => ({ at, turn: 1 + Math.floor(at / 2), seat: 0 }))

/** A server that answers when it is told to. */
function slow() {
  const asked: number[] = []
  const answers: (() => void)[] = []
  const ask = (wish: { type: string; at?: number }) => {
    if (wish.type === 'timeline') return Promise.resolve({ moves })
    asked.push(wish.at!)
    return new Promise((done) => answers.push(() => done({ at: wish.at, end: 6, turn: 1, seat: -1 })))
  }
  const answer = async () => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0))
    answers.shift()!()
    await new Promise((done) => setTimeout(done))
  }
  return { back: new Back(ask as never), asked, answer }
}

it('asks for the last of many moments only', async () => {
  const { back, asked, answer } = slow()
  void back.to(1)
  await vi.waitFor(() => expect(asked).toEqual([1]))
  for (const at of [2, 3, 4]) void back.to(at)
  await answer()
  await answer()
  expect(asked).toEqual([1, 4])
  expect(back.moment?.at).toBe(4)
})

it('forgets what comes after it was left', async () => {
  const { back, answer } = slow()
  void back.to(3)
  await vi.waitFor(() => expect(back.moves.length).toBe(6))
  back.leave()
  await answer()
  expect(back.moment).toBeNull()
})

it('goes from turn to turn', async () => {
  const { back, asked, answer } = slow()
  void back.to(3)
  await answer()
  back.turn(1)
  await answer()
  back.turn(-1)
  await answer()
  expect(asked).toEqual([3, 4, 2])
})
