interface Named {
  readonly id: string;
  /** In English, as the catalogue had it when the text was made. */
  readonly name: string;
}

let called = ({ name }: Named): string => name;

/** From now on appliances of the catalogue have these names: in another language by its words, once they are loaded. */
export const callAppliances = (naming: (appliance: Named) => string): void => {
  called = naming;
};

/** Says an appliance of the catalogue in a text of the engine. */
export const sayAppliance = (id: string, { name }: Pick<Named, "name">): string => called({ id, name });
