export function drawn(source: string): [path: string, box: number[]]
