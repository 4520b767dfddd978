// What is kept in this browser, as JSON. Whatever cannot be read counts as not kept.

export function kept<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

export function keep(key: string, value: unknown) {
  localStorage.setItem(key, JSON.stringify(value))
}
