import type { Text, Told } from "../units/told";
import { told } from "./told";

/** A reference file that cannot be read as one; the text names the file and the place in it. */
export class TableError extends Error {
  override readonly name = "TableError";
  readonly text: Told;

  constructor(text: Told) {
    super(`${text.key} ${JSON.stringify(text.values)}`);
    this.text = text;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A place in a reference file. Asking it for what is not there throws a TableError that names the place. */
export class Field {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  /** The file's text as JSON. */
  static parse(text: string, file: string): Field {
    try {
      return new Field(JSON.parse(text), `${file}:`);
    } catch (error) {
      throw new TableError(
        told("problem.notJson", { file, reason: error instanceof Error ? error.message : String(error) }),
      );
    }
  }

  refuse(expected: Text): never {
    throw new TableError(told("problem.expected", { place: this.path, expected }));
  }

  /** What is named; `value` is undefined where nothing is. */
  field(name: string): Field {
    const record = isRecord(this.value) ? this.value : this.refuse(told("expected.object"));
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    return new Field(value, this.path.endsWith(":") ? `${this.path} ${name}` : `${this.path}.${name}`);
  }

  has(name: string): boolean {
    return isRecord(this.value) && Object.hasOwn(this.value, name) && this.value[name] !== undefined;
  }

  names(): readonly string[] {
    return Object.keys(isRecord(this.value) ? this.value : this.refuse(told("expected.object")));
  }

  items(): readonly Field[] {
    const items: readonly unknown[] = Array.isArray(this.value) ? this.value : this.refuse(told("expected.list"));
    return items.map((value, index) => new Field(value, `${this.path}[${index}]`));
  }

  asNumber(): number {
    return typeof this.value === "number" ? this.value : this.refuse(told("expected.number"));
  }

  asNumberOrNull(): number | null {
    return this.value === null ? null : this.asNumber();
  }

  list(name: string): readonly Field[] {
    return this.field(name).items();
  }

  number(name: string): number {
    return this.field(name).asNumber();
  }

  /** The figure, or another where there is none or null: no limit, no loss. */
  numberOr(name: string, otherwise: number): number {
    return this.has(name) ? (this.numberOrNull(name) ?? otherwise) : otherwise;
  }

  /** Null stands for an undefined figure. */
  numberOrNull(name: string): number | null {
    return this.field(name).asNumberOrNull();
  }

  numbers(name: string): readonly number[] {
    return this.list(name).map((item) => item.asNumber());
  }

  text(name: string): string {
    const { value, path } = this.field(name);
    return typeof value === "string" ? value : new Field(value, path).refuse(told("expected.text"));
  }

  /** One of a few words, each standing for a value. */
  choice<Value>(name: string, values: ReadonlyMap<string | number, Value>): Value {
    const found = this.field(name);
    const { value } = found;
    const chosen = typeof value === "string" || typeof value === "number" ? values.get(value) : undefined;
    return chosen === undefined
      ? found.refuse(told("expected.oneOf", { choices: { list: [...values.keys()].map(String), join: "unit" } }))
      : chosen;
  }

  flag(name: string): boolean {
    const found = this.field(name);
    return typeof found.value === "boolean" ? found.value : found.refuse(told("expected.flag"));
  }
}
