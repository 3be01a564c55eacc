import { clsx } from "clsx";
import { Content, List, Root, Trigger } from "radix-ui/tabs";
import { createContext, use, type ReactNode } from "react";

type TabsLook = "line" | "segmented";
const LookContext = createContext<TabsLook>("line");

export interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  /** The tab values in order; what is not among them is ignored. */
  values: readonly Value[];
  look?: TabsLook | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onValueChange, values, look = "line", className, children } = props;
  const change = (text: string) => {
    const chosen = values.find((candidate) => candidate === text);
    if (chosen !== undefined) onValueChange(chosen);
  };
  return (
    <LookContext value={look}>
      <Root value={value} onValueChange={change} className={className}>
        {children}
      </Root>
    </LookContext>
  );
}

export function TabList({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const look = use(LookContext);
  const looks = look === "line" ? "ui-tabs" : "ui-segmented ui-segmented-full";
  return (
    <List aria-label={label} className={clsx(looks, className)}>
      {children}
    </List>
  );
}

export function Tab({ value, disabled, children }: { value: string; disabled?: boolean; children: ReactNode }) {
  return (
    <Trigger value={value} disabled={disabled ?? false}>
      {children}
    </Trigger>
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
  return (
    <Content
      value={value}
      tabIndex={-1}
      // Radix shows a force-mounted panel even when another tab is chosen.
      className={clsx(keepMounted && "data-[state=inactive]:hidden", className)}
      {...(keepMounted ? { forceMount: true as const } : {})}
    >
      {children}
    </Content>
  );
}
