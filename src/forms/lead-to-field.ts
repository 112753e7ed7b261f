/** Shows a field with its label and goes there, without changing the address. False if it is not there. */
export function leadToField(name: string): boolean {
  const control = document.getElementById(name);
  if (control === null) {
    return false;
  }
  (control.closest("fieldset") ?? control.parentElement)?.scrollIntoView();
  control.focus({ preventScroll: true });
  return true;
}
