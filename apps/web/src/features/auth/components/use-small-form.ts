import { useRef, useState, type FormEvent } from "react";
import type { Checked, Problems, Values } from "../model/check";

interface SmallForm<Name extends string> {
  /** As the form begins. */
  readonly initial: Values<Name>;
  readonly check: (values: Values<Name>) => Checked<Name> | Promise<Checked<Name>>;
  /** Answers what the server has against a field. Its other failures are the caller's to show. */
  readonly send: (values: Values<Name>) => Promise<Problems<Name> | undefined>;
}

/**
 * A form of one or two text fields, checked when it is sent and from then on with every change of a field. The fields
 * keep their own text, which is read when it is needed: what a password manager fills in counts, too. The page that
 * every visitor loads first needs no more; react-hook-form (14 kB) comes with the larger forms.
 */
export function useSmallForm<Name extends string>({ initial, check, send }: SmallForm<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>(new Map());
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const values = () => valuesOf(form.current, initial);
  const problemsOfSending = async (): Promise<Problems<Name>> => {
    const { problems: found, values: checked } = await check(values());
    return found.size > 0 ? found : ((await send(checked)) ?? new Map());
  };
  const submit = async () => {
    setBusy(true);
    setSent(true);
    try {
      const found = await problemsOfSending();
      setProblems(found);
      const [first] = found.keys();
      fieldNamed(form.current, first)?.focus();
    } finally {
      setBusy(false);
    }
  };
  /** What was shown and is mended goes; new is only what concerns the field being typed in. */
  const recheck = async (typed: Name) => {
    const { problems: found } = await check(values());
    setProblems((shown) => new Map([...found].filter(([name]) => name === typed || shown.has(name))));
  };
  return {
    problems,
    busy,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    field: (name: Name) => ({
      name,
      defaultValue: initial[name],
      onChange: () => {
        if (sent) void recheck(name);
      },
    }),
  };
}

const fieldNamed = (form: HTMLFormElement | null, name: string | undefined) =>
  [...(form?.elements ?? [])]
    .filter((element) => element instanceof HTMLInputElement)
    .find((element) => element.name === name);

function valuesOf<Name extends string>(form: HTMLFormElement | null, initial: Values<Name>): Values<Name> {
  const values: Record<Name, string> = { ...initial };
  for (const name in values) values[name] = fieldNamed(form, name)?.value ?? values[name];
  return values;
}
