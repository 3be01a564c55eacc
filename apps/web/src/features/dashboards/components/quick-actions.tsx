import { say } from "@sunwright/words/dashboards";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/routing/link";
import { SectionRule } from "../../../ui/section-rule";

export interface QuickAction {
  readonly to: "/calculator" | "/wholesale" | "/shop/products/new" | "/shop/stock";
  readonly symbol: ReactNode;
  readonly title: string;
  readonly line: string;
}

export const QuickActions = ({ actions }: { readonly actions: readonly QuickAction[] }) => (
  <section>
    <SectionRule title={say("quickActions")} />
    <ul className="mt-3">
      {actions.map(({ to, symbol, title, line }) => (
        <li key={to}>
          <Link to={to} className="dashboard-action">
            {symbol}
            <span>
              <span className="type-h4 block">{title}</span>
              <span className="type-help block text-text-3">{line}</span>
            </span>
            <ArrowRight size={19} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
