/** What is wrong, by the name of the field. */
export type Problems<Name extends string> = ReadonlyMap<Name, string>;
export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** The values as they are sent, and what is wrong with them. */
export interface Checked<Name extends string> {
  readonly values: Values<Name>;
  readonly problems: Problems<Name>;
}
export type Check<Name extends string> = (values: Values<Name>) => Checked<Name>;

/**
 * A check that arrives after the form: the schemas are a third of what a first visit would load. Call `preload` when the
 * person enters the form. Where it cannot be loaded the server, which knows the same schema, checks alone.
 */
export function lazyCheck<Name extends string>(load: () => Promise<Check<Name>>) {
  const loaded = () => load().catch(() => null);
  return {
    check: async (values: Values<Name>): Promise<Checked<Name>> =>
      (await loaded())?.(values) ?? { values, problems: new Map() },
    preload: () => void loaded(),
  };
}
