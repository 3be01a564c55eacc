import type { FieldValues, Resolver } from "react-hook-form";

/**
 * A form check that arrives after the form: the schemas are a third of what a first visit would load. Call `preload`
 * when the person enters the form. Where the check cannot be loaded the server, which knows the same schema, checks alone.
 */
export function lazyResolver<Values extends FieldValues, Checked>(
  load: () => Promise<Resolver<Values, unknown, Checked>>,
  unchecked: (values: Values) => Checked,
) {
  const loaded = () => load().catch(() => null);
  const resolver: Resolver<Values, unknown, Checked> = async (values, context, options) => {
    const check = await loaded();
    return check === null ? { values: unchecked(values), errors: {} } : check(values, context, options);
  };
  return { resolver, preload: () => void loaded() };
}
