/** Whether the target is a field people type in, where letters aren't shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select')
}
