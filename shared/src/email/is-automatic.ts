/** Nobody reads a form, fills it in and sends it in less (ms). */
const fastestPerson = 1000;

/** Whether a program filled in the form: the trap is not empty, or `elapsed` ms are less than a person needs. */
export function isAutomatic(form: HTMLFormElement, trapId: string, elapsed: number): boolean {
  const trap = form.querySelector<HTMLInputElement>(`#${trapId}`);
  return elapsed < fastestPerson || (trap !== null && trap.value !== '');
}
