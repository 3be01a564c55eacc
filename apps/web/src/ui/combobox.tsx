import { clsx } from "clsx";
import { Check, ChevronsUpDown } from "lucide-react";
import { Anchor, Content, Root } from "radix-ui/popover";
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { filterItems, groupItems, itemNamed, type ComboboxItem } from "./combobox-filter";
import { useFieldControl } from "./field";

export type { ComboboxItem } from "./combobox-filter";

export interface ComboboxProps<Item extends ComboboxItem> {
  /** An item's value or, with `freeText`, what was typed. */
  value: string;
  onValueChange: (value: string, item: Item | null) => void;
  items: readonly Item[];
  placeholder?: string | undefined;
  /** Whether a text that names no item is an answer, too. */
  freeText?: boolean | undefined;
  emptyText?: ReactNode;
  openLabel?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  "aria-label"?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** The editable combobox of the ARIA Authoring Practices: the focus stays in the box, the list follows it. */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { placeholder = "Choose or type", openLabel = "Show options", emptyText, disabled, ref, className } = props;
  const control = useFieldControl({ id: props.id, invalid: props.invalid, required: props.required });
  const listId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const combobox = useCombobox(props);
  const { open, shown, active } = combobox;
  return (
    <Root open={open} onOpenChange={(next) => !next && combobox.close()}>
      <Anchor asChild>
        <span ref={box} className={clsx("ui-input", className)} data-state={open ? "open" : "closed"}>
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
            placeholder={placeholder}
            disabled={disabled}
            value={combobox.text}
            onChange={(event) => combobox.type(event.target.value)}
            onClick={combobox.show}
            onKeyDown={combobox.handleKey}
            onBlur={() => {
              combobox.leave();
              props.onBlur?.();
            }}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={openLabel}
            disabled={disabled}
            className="ui-input-toggle"
            // Keeps the focus in the box, so that opening by mouse and by key end in the same state.
            onPointerDown={(event) => {
              event.preventDefault();
              box.current?.querySelector("input")?.focus();
              if (open) combobox.close();
              else combobox.show();
            }}
          >
            <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </span>
      </Anchor>
      {/* No portal: the list stays inside the page's main landmark, next to its box in reading order. */}
      <Content
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className="ui-list ui-combobox-list"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <List
          id={listId}
          items={shown}
          active={active}
          chosen={props.value}
          label={props["aria-label"] ?? placeholder}
          onChoose={combobox.choose}
        />
        {shown.length === 0 && emptyText && <div className="ui-list-empty">{emptyText}</div>}
      </Content>
    </Root>
  );
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** What is typed, what is shown, which option the arrows stand on. */
function useCombobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { value, onValueChange, items, freeText = true, disabled, emptyText } = props;
  const chosen = items.find((item) => item.value === value) ?? null;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // The text being typed; null while the box shows the value.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? chosen?.label ?? (freeText ? value : "");
  const shown = typed === null ? items : filterItems(items, typed);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const show = () => {
    if (disabled || open) return;
    setOpen(true);
    setActive(typed === null && chosen ? items.indexOf(chosen) : -1);
  };
  const type = (next: string) => {
    setTyped(next);
    setOpen(true);
    // With a closed list of answers Enter takes the best match; with free text it must not replace what was typed.
    setActive(!freeText && next.trim() !== "" ? 0 : -1);
    if (!freeText) return;
    const named = itemNamed(items, next);
    onValueChange(named?.value ?? next, named);
  };
  const choose = (item: Item) => {
    setTyped(null);
    close();
    onValueChange(item.value, item);
  };
  const leave = () => {
    const named = typed === null || freeText ? null : itemNamed(items, typed);
    if (named) onValueChange(named.value, named);
    setTyped(null);
    close();
  };
  const move = (to: number) => {
    if (!open) show();
    else if (shown.length > 0) setActive((to + shown.length) % shown.length);
  };
  const take = () => {
    const item = shown[active];
    if (!open || !item) return false;
    choose(item);
    return true;
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (handleListKey(event, { open, active, count: shown.length, move, take, close })) event.preventDefault();
  };
  return {
    open: open && (shown.length > 0 || Boolean(emptyText)),
    text,
    shown,
    active,
    show,
    close,
    type,
    choose,
    leave,
    handleKey,
  };
}

interface ListKeys {
  open: boolean;
  active: number;
  count: number;
  move: (to: number) => void;
  take: () => boolean;
  close: () => void;
}

/** Whether the list used the key. Enter on an open list chooses and must not send the form. */
function handleListKey(event: KeyboardEvent, { open, active, count, move, take, close }: ListKeys): boolean {
  switch (event.key) {
    case "ArrowDown":
      move(active + 1);
      return true;
    case "ArrowUp":
      move(active < 0 ? count - 1 : active - 1);
      return true;
    case "Enter":
      return take();
    case "Escape":
      if (!open) return false;
      close();
      return true;
    case "Tab":
      take();
      return false;
    default:
      return false;
  }
}

interface ListProps<Item extends ComboboxItem> {
  id: string;
  items: readonly Item[];
  active: number;
  chosen: string;
  label: string;
  onChoose: (item: Item) => void;
}

function List<Item extends ComboboxItem>({ id, items, active, chosen, label, onChoose }: ListProps<Item>) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> cannot follow a text box
    <div id={id} role="listbox" aria-label={label} className="ui-list-scroll" hidden={items.length === 0}>
      {groupItems(items).map((group) => (
        <OptionGroup key={group.firstIndex} id={`${id}-group-${group.firstIndex}`} label={group.label}>
          {group.items.map((item, index) => (
            <Option
              key={item.value}
              id={optionId(id, group.firstIndex + index)}
              item={item}
              active={group.firstIndex + index === active}
              chosen={item.value === chosen}
              onChoose={() => onChoose(item)}
            />
          ))}
        </OptionGroup>
      ))}
    </div>
  );
}

function OptionGroup({ id, label, children }: { id: string; label: string | undefined; children: ReactNode }) {
  if (label === undefined) return children;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <optgroup> lives in a <select> only
    <div role="group" aria-labelledby={id}>
      <div id={id} className="ui-list-group type-label">
        {label}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: ComboboxItem;
  active: boolean;
  chosen: boolean;
  onChoose: () => void;
}

/** Never focused itself: the box keeps the focus and names the active option by `aria-activedescendant`. */
function Option({ id, item, active, chosen, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
    <div
      id={id}
      ref={(element) => {
        if (active) element?.scrollIntoView({ block: "nearest" });
      }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <option> lives in a <select> only
      role="option"
      aria-selected={chosen}
      data-active={active || undefined}
      data-state={chosen ? "checked" : "unchecked"}
      className="ui-list-item"
      // Before the box loses the focus, which would close the list under the pointer.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="ui-list-item-label">{item.label}</span>
      {item.detail && <span className="ui-list-item-detail">{item.detail}</span>}
      <span className="ui-list-item-check">{chosen && <Check size={16} strokeWidth={2} aria-hidden="true" />}</span>
    </div>
  );
}
