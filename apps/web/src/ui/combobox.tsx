import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { ChevronsUpDown } from "lucide-react";
import { useId, useRef, type RefObject } from "react";
import type { ComboboxItem } from "./combobox-filter";
import { ComboboxList, optionId } from "./combobox-list";
import { useFieldControl } from "./field";
import { floating, useNear } from "./floating";
import { type ComboboxProps, useCombobox } from "./use-combobox";

export type { ComboboxItem } from "./combobox-filter";

/** The editable combobox of the ARIA Authoring Practices: the focus stays in the box, the list follows it. */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { value, placeholder = say("chooseOrType"), emptyText } = props;
  const listId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const combobox = useCombobox(props);
  const { shown, active, choose, close } = combobox;
  const open = combobox.open && (shown.length > 0 || Boolean(emptyText));
  const { near, turnTo } = useNear();
  const parts = floating.useLoaded();
  return (
    <>
      <Box
        {...props}
        placeholder={placeholder}
        box={box}
        listId={listId}
        open={open}
        combobox={combobox}
        onTurnedTo={turnTo}
      />
      {near && parts !== null && (
        <parts.ListPanel
          anchor={box}
          open={open}
          onOpenChange={(next) => !next && close()}
          className="ui-list ui-combobox-list"
        >
          <ComboboxList
            id={listId}
            items={shown}
            active={active}
            chosen={value}
            label={props["aria-label"] ?? placeholder}
            onChoose={choose}
          />
          {shown.length === 0 && emptyText && <div className="ui-list-empty">{emptyText}</div>}
        </parts.ListPanel>
      )}
    </>
  );
}

interface BoxProps extends Omit<ComboboxProps<ComboboxItem>, "value" | "onValueChange" | "items"> {
  box: RefObject<HTMLSpanElement | null>;
  listId: string;
  open: boolean;
  combobox: Omit<ReturnType<typeof useCombobox>, "shown" | "choose">;
  onTurnedTo: () => void;
}

function Box({ box, listId, open, combobox, disabled, ref, onTurnedTo, ...props }: BoxProps) {
  const control = useFieldControl({ id: props.id, invalid: props.invalid, required: props.required });
  const { active, text, type, show, close, leave, handleKey } = combobox;
  return (
    <span
      ref={box}
      className={clsx("ui-input", props.className)}
      data-state={open ? "open" : "closed"}
      onPointerEnter={onTurnedTo}
    >
      <input
        {...control}
        ref={ref}
        name={props.name}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={props["aria-label"]}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
        placeholder={props.placeholder}
        disabled={disabled}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={onTurnedTo}
        onClick={show}
        onKeyDown={handleKey}
        onBlur={() => {
          leave();
          props.onBlur?.();
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={say("showOptions")}
        disabled={disabled}
        className="ui-input-toggle"
        // Keeps the focus in the box, so that opening by mouse and by key end in the same state.
        onPointerDown={(event) => {
          event.preventDefault();
          box.current?.querySelector("input")?.focus();
          if (open) close();
          else show();
        }}
      >
        <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
