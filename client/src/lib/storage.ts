/** What this browser keeps from one visit to the next. Some keep nothing, as in private windows: then it is as on a first visit. */

/** What is kept by this name; `otherwise` where there is nothing, or nothing that can be read. */
export function stored<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(name)
    return found === null ? otherwise : (JSON.parse(found) as T)
  } catch {
    return otherwise
  }
}

/** Keeps this by a name, if that can be. */
export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // There is no room, or no leave.
  }
}
