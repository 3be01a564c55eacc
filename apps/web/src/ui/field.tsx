import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import { createContext, use, useId, useMemo, type ReactNode } from "react";

/** What a control inside a Field needs to belong to its label, its help and its error. */
interface FieldControl {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldControl | null>(null);

interface ControlProps {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  required?: boolean | undefined;
}

/** Merges the surrounding Field into a control's own attributes; the control's own win. */
export function useFieldControl(own: ControlProps & { invalid?: boolean | undefined }) {
  const field = use(FieldContext);
  const described = [own["aria-describedby"], field?.describedBy].filter(Boolean).join(" ");
  return {
    id: own.id ?? field?.id,
    "aria-describedby": described || undefined,
    "aria-invalid": own["aria-invalid"] ?? (own.invalid || field?.invalid ? true : undefined),
    "aria-required": own.required || field?.required ? true : undefined,
  };
}

/** The id of the surrounding Field's label, for parts that are not labelled by `for`. */
export const useFieldLabelId = () => use(FieldContext)?.labelId;

export interface FieldProps {
  label: ReactNode;
  /** One line under the box that says the consequence, not the obvious. */
  help?: ReactNode;
  /** Replaces the help; worded as the spec has it. */
  error?: ReactNode;
  /** May stay empty: "Optional" stands at the right of the label, or the text that is given. */
  optional?: ReactNode;
  /** Announced as required. The label carries no star: fields are required unless marked optional. */
  required?: boolean | undefined;
  /** Something else at the right of the label. */
  aside?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Field({ label, help, error, optional, required, aside, id, className, children }: FieldProps) {
  const ids = useFieldIds(id);
  const control = useFieldContext(ids, Boolean(help), Boolean(error), Boolean(required));
  return (
    <div className={clsx("ui-field", className)}>
      <div className="ui-field-head">
        <label htmlFor={ids.control} id={ids.labelId}>
          {label}
        </label>
        <OptionalMark>{optional}</OptionalMark>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNote id={ids.noteId} help={help} error={error} />
    </div>
  );
}

export interface FieldGroupProps extends Omit<FieldProps, "aside"> {
  hideLabel?: boolean | undefined;
}

/** A Field around several controls: the label names the group. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, help, error, optional, required, hideLabel, id, className, children } = props;
  const ids = useFieldIds(id);
  const control = useFieldContext({ ...ids, control: ids.group }, Boolean(help), Boolean(error), Boolean(required));
  return (
    <fieldset aria-describedby={control.describedBy} className={clsx("ui-field", className)}>
      <legend id={ids.labelId} className={hideLabel ? "ui-visually-hidden" : "ui-field-head"}>
        {label}
        <OptionalMark>{optional}</OptionalMark>
      </legend>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNote id={ids.noteId} help={help} error={error} />
    </fieldset>
  );
}

/** A Field around one part that is a group itself, such as radio cards: the part takes the label's id. */
export function FieldFrame(props: FieldGroupProps) {
  const { label, help, error, optional, required, hideLabel, id, className, children } = props;
  const ids = useFieldIds(id);
  const control = useFieldContext({ ...ids, control: ids.group }, Boolean(help), Boolean(error), Boolean(required));
  return (
    <div className={clsx("ui-field", className)}>
      <div className={hideLabel ? "ui-visually-hidden" : "ui-field-head"}>
        <span id={ids.labelId}>{label}</span>
        <OptionalMark>{optional}</OptionalMark>
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNote id={ids.noteId} help={help} error={error} />
    </div>
  );
}

function useFieldIds(id: string | undefined) {
  const generated = useId();
  const control = id ?? generated;
  return { control, group: `${control}-group`, labelId: `${control}-label`, noteId: `${control}-note` };
}

function useFieldContext(
  ids: { control: string; labelId: string; noteId: string },
  hasHelp: boolean,
  invalid: boolean,
  required: boolean,
) {
  const { control: id, labelId, noteId } = ids;
  const describedBy = hasHelp || invalid ? noteId : undefined;
  return useMemo(
    () => ({ id, labelId, describedBy, invalid, required }),
    [id, labelId, describedBy, invalid, required],
  );
}

/** Help or error under a control, in one element, so that `aria-describedby` needs no change. */
export function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <p id={id} className="ui-field-error">
        <CircleAlert size={15} strokeWidth={2} aria-hidden="true" />
        <span>{error}</span>
      </p>
    );
  }
  return help ? (
    <p id={id} className="ui-field-help">
      {help}
    </p>
  ) : null;
}

const OptionalMark = ({ children }: { children: ReactNode }) =>
  children && <span className="ui-field-optional">{children === true ? say("optional") : children}</span>;
