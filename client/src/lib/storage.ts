/** What this browser keeps from one visit to the next. Some keep nothing, as in private windows: then it is as on a first visit. */

/** Where things are kept: for later visits, or only for this `visit`, which a reload does not end. */
const place = (visit: boolean): Storage => (visit ? sessionStorage : localStorage)

/** What is kept by this name; `otherwise` where there is nothing, or nothing that can be read. */
export function stored<T>(name: string, otherwise: T, visit = false): T {
  try {
    const found = place(visit).getItem(name)
    return found === null ? otherwise : (JSON.parse(found) as T)
  } catch {
    return otherwise
  }
}

/** Keeps this by a name, if that can be. */
export function store(name: string, value: unknown, visit = false): void {
  try {
    place(visit).setItem(name, JSON.stringify(value))
  } catch {
    // There is no room, or no leave.
  }
}
