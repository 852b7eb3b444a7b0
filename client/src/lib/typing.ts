/** Which keys a form control uses itself, so that shortcuts leave them to it. */

/** Whether a key pressed on an element is the element's own: any key where text is typed, arrows on a slider. */
export function ownsKey(element: HTMLElement, key: string): boolean {
  if (element.matches('[type=range], [type=radio]')) return key.startsWith('Arrow')
  return element.matches('input:not([type=checkbox]), select, textarea')
}
