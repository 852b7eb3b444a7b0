/** The path below which the server lies, such as `/allmende`: it writes that into its pages. Empty if it has its host to itself. */
export const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '')
