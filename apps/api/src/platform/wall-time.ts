/** Of each zone one, since making one takes longer than all that is done with it. */
const forms = new Map<string, Intl.DateTimeFormat>();

function formOf(timeZone: string): Intl.DateTimeFormat {
  const known = forms.get(timeZone);
  if (known !== undefined) return known;
  const form = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  forms.set(timeZone, form);
  return form;
}

/** What a clock on the wall of a zone shows, as if it were UTC. [ms] */
export function wallTime(at: Date, timeZone: string): Date {
  const parts = new Map(
    formOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return new Date(Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")));
}

/** When a clock on the wall of a zone shows this, given as if it were UTC. [ms] */
export function instantAt(wanted: number, timeZone: string): Date {
  let at = new Date(wanted);
  // The offset may change between the guess and what is wanted: a second look settles it.
  for (let look = 0; look < 2; look++) at = new Date(at.getTime() + wanted - wallTime(at, timeZone).getTime());
  return at;
}

/** Whether a name is one of a zone. */
export function isTimeZone(name: string): boolean {
  try {
    return formOf(name) !== undefined;
  } catch {
    return false;
  }
}
