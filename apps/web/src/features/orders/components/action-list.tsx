import { say } from "@sunwright/words/orders";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { SectionRule } from "../../../ui/section-rule";

export interface ActionRow {
  readonly id: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly help: string;
  readonly onPress: () => void;
}

/** What can be done with an order now. */
export const ActionList = ({
  rows,
  busy,
  none = say("noActions"),
  children,
}: {
  readonly rows: readonly ActionRow[];
  readonly busy: boolean;
  /** What to say where there is nothing to do. */
  readonly none?: string | undefined;
  readonly children?: ReactNode;
}) => (
  <section>
    <SectionRule title={say("actions")} />
    {rows.length === 0 && children === undefined && <p className="type-small mt-2 text-text-3">{none}</p>}
    <ul className="order-actions">
      {rows.map(({ id, icon, label, help, onPress }) => (
        <li key={id}>
          <button type="button" onClick={() => !busy && onPress()} aria-disabled={busy || undefined}>
            {icon}
            <span className="min-w-0">
              <span className="font-semibold block">{label}</span>
              <span className="type-help block text-text-3">{help}</span>
            </span>
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
      {children}
    </ul>
  </section>
);
