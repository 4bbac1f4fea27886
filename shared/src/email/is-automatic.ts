/** The shortest time (ms) in which a person can fill in and send a form. */
const fastestPerson = 1000;

/** Whether a bot filled in the trap. Clears it, so that a person caught by mistake only has to send again. */
export function springTrap(form: HTMLFormElement, trapId: string): boolean {
  const trap = form.querySelector<HTMLInputElement>(`#${trapId}`);
  if (!trap || trap.value === '') return false;
  trap.value = '';
  return true;
}

/** Whether a bot filled in the form: the trap is not empty, or `elapsed` ms are too few for a person. */
export function isAutomatic(form: HTMLFormElement, trapId: string, elapsed: number): boolean {
  return springTrap(form, trapId) || elapsed < fastestPerson;
}
