import { clsx } from "clsx";
import { createContext, use, useId, type KeyboardEvent, type ReactNode } from "react";

type TabsLook = "line" | "segmented";

interface TabsState {
  readonly id: string;
  readonly value: string;
  readonly look: TabsLook;
  readonly choose: (value: string) => void;
}
const TabsContext = createContext<TabsState>({ id: "", value: "", look: "line", choose: () => {} });

export interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  /** The tab values in order; what is not among them is ignored. */
  values: readonly Value[];
  look?: TabsLook | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The tabs of the ARIA Authoring Practices: one tab stop, arrow keys choose. Our own, since the auth screen and the first
 * step of a design have tabs and nothing else of Radix (record 040).
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onValueChange, values, look = "line", className, children } = props;
  const id = useId();
  const choose = (text: string) => {
    const chosen = values.find((candidate) => candidate === text);
    if (chosen !== undefined && chosen !== value) onValueChange(chosen);
  };
  return (
    <TabsContext value={{ id, value, look, choose }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

export function TabList({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const { look } = use(TabsContext);
  const looks = look === "line" ? "ui-tabs" : "ui-segmented ui-segmented-full";
  return (
    <div role="tablist" aria-label={label} aria-orientation="horizontal" className={clsx(looks, className)}>
      {children}
    </div>
  );
}

export function Tab({ value, disabled, children }: { value: string; disabled?: boolean; children: ReactNode }) {
  const tabs = use(TabsContext);
  const active = tabs.value === value;
  const choose = () => tabs.choose(value);
  return (
    <button
      type="button"
      role="tab"
      id={tabId(tabs.id, value)}
      aria-selected={active}
      aria-controls={panelId(tabs.id, value)}
      tabIndex={active ? 0 : -1}
      disabled={disabled}
      data-state={active ? "active" : "inactive"}
      onClick={choose}
      // Arrow keys only move the focus.
      onFocus={choose}
      onKeyDown={moveByKey}
    >
      {children}
    </button>
  );
}

export interface TabPanelProps {
  value: string;
  /** Keeps what was typed in a hidden panel: it stays mounted. */
  keepMounted?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function TabPanel({ value, keepMounted, className, children }: TabPanelProps) {
  const tabs = use(TabsContext);
  const active = tabs.value === value;
  return (
    <div
      role="tabpanel"
      id={panelId(tabs.id, value)}
      aria-labelledby={tabId(tabs.id, value)}
      tabIndex={-1}
      hidden={!active}
      data-state={active ? "active" : "inactive"}
      className={className}
    >
      {(active || keepMounted) && children}
    </div>
  );
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

/** Where a key leads among so many tabs; null for a key that is not ours. */
export function keyLeadsTo(key: string, current: number, count: number): number | null {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest("[role=tablist]");
  const tabs = [...(list?.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)") ?? [])];
  const to = keyLeadsTo(event.key, tabs.indexOf(event.currentTarget), tabs.length);
  if (to === null) return;
  event.preventDefault();
  tabs[to]?.focus();
}
