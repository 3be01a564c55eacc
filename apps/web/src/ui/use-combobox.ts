import { type KeyboardEvent, type ReactNode, type Ref, useState } from "react";
import { filterItems, itemNamed, type ComboboxItem } from "./combobox-filter";

export interface ComboboxProps<Item extends ComboboxItem> {
  /** An item's value or, with `freeText`, what was typed. */
  value: string;
  onValueChange: (value: string, item: Item | null) => void;
  items: readonly Item[];
  placeholder?: string | undefined;
  /** Whether a text that names no item is an answer, too. */
  freeText?: boolean | undefined;
  emptyText?: ReactNode;
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

interface ListState {
  open: boolean;
  /** The option the arrow keys stand on, or -1. */
  active: number;
  /** The text being typed; null while the box shows the value. */
  typed: string | null;
}

const CLOSED: ListState = { open: false, active: -1, typed: null };

/** What is typed, what is shown, which option the arrow keys stand on. */
export function useCombobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { value, onValueChange, items, freeText = true, disabled } = props;
  const [state, setState] = useState(CLOSED);
  const { open, active, typed } = state;
  const chosen = items.find((item) => item.value === value) ?? null;
  const shown = typed === null ? items : filterItems(items, typed);

  const close = () => setState(CLOSED);
  const show = () => {
    if (disabled || open) return;
    setState({ open: true, active: typed === null && chosen ? items.indexOf(chosen) : -1, typed });
  };
  const choose = (item: Item) => {
    close();
    onValueChange(item.value, item);
  };
  const type = (text: string) => {
    // Among given answers Enter takes the best match; with free text it must not replace what was typed.
    setState({ open: true, active: !freeText && text.trim() !== "" ? 0 : -1, typed: text });
    if (!freeText) return;
    const named = itemNamed(items, text);
    onValueChange(named?.value ?? text, named);
  };
  const leave = () => {
    const named = typed === null || freeText ? null : itemNamed(items, typed);
    if (named) choose(named);
    else close();
  };
  const move = (to: number) => setState({ ...state, active: (to + shown.length) % Math.max(1, shown.length) });
  const handleKey = (event: KeyboardEvent) => {
    if (handleListKey(event.key, { open, active, item: shown[active], show, close, choose, move }))
      event.preventDefault();
  };
  return {
    open,
    active,
    shown,
    text: typed ?? chosen?.label ?? (freeText ? value : ""),
    show,
    close,
    choose,
    type,
    leave,
    handleKey,
  };
}

interface ListKeys<Item> {
  open: boolean;
  active: number;
  item: Item | undefined;
  show: () => void;
  close: () => void;
  choose: (item: Item) => void;
  move: (to: number) => void;
}

/** Whether the list used the key for itself. Enter on an option chooses it and must not send the form. */
function handleListKey<Item>(key: string, { open, active, item, show, close, choose, move }: ListKeys<Item>): boolean {
  if (key === "ArrowDown" || key === "ArrowUp") {
    if (!open) show();
    else if (key === "ArrowDown") move(active + 1);
    else move(Math.max(active, 0) - 1);
    return true;
  }
  if (!open) return false;
  if (key === "Escape") {
    close();
    return true;
  }
  if ((key === "Enter" || key === "Tab") && item !== undefined) {
    choose(item);
    return key === "Enter";
  }
  return false;
}
