declare module 'virtual:breaks' {
  /** By language: what fetches the long words of names, with hyphens where they may be broken. */
  export const breaks: Readonly<Record<string, () => Promise<{ default: string }>>>
}
