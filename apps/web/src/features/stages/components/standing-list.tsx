import type { KeptStages } from "@sunwright/contract/stages";
import {
  isRuleAlone,
  type StandingKind,
  type StandingRule,
  type StandingVerdict,
} from "@sunwright/engine/stages/standing";
import { say } from "@sunwright/words/stages";
import { Trash2 } from "lucide-react";
import { Chip } from "../../../ui/chip";
import { IconButton } from "../../../ui/icon-button";
import { AddStanding } from "./add-standing";

type Standing = KeptStages["standing"];

interface StandingListProps {
  readonly standing: Standing;
  readonly verdicts: readonly StandingVerdict[];
  /** Null for somebody who may only look. */
  readonly onChange: ((standing: Standing) => void) | null;
}

interface Listed {
  readonly kind: StandingKind;
  readonly at: number;
  readonly name: string;
  readonly years: number;
  readonly without: Standing;
}

/** What a home has already: kept, kept apart, or not used, each with the rule. */
export function StandingList({ standing, verdicts, onChange }: StandingListProps) {
  const parts = listed(standing);
  return (
    <section aria-labelledby="stages-standing">
      <div className="stages-rule flex items-center justify-between gap-3">
        <h2 id="stages-standing" className="type-h3">
          {say("standing")}
        </h2>
        {onChange && <AddStanding standing={standing} onChange={onChange} />}
      </div>
      {parts.length === 0 && <p className="mt-3 text-text-2">{say("standing.none")}</p>}
      <ul className="standing-list">
        {parts.map((part) => {
          const verdict = verdicts.find(({ kind, at }) => kind === part.kind && at === part.at);
          return (
            <li key={`${part.kind} ${part.at}`}>
              <div>
                <span className="font-semibold">{part.name}</span>{" "}
                <span className="type-help text-text-2">{say("part.years", { years: part.years })}</span>
                {verdict && <p className="type-small text-text-2">{verdictText(verdict)}</p>}
              </div>
              {verdict ? <Chip tone={TONES[verdict.verdict]}>{say(`verdict.${verdict.verdict}`)}</Chip> : <span />}
              {onChange && (
                <IconButton
                  label={`${say("standing.remove")}: ${part.name}`}
                  onClick={() => onChange(part.without)}
                  icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const TONES = { kept: "ok", apart: "warn", refused: "bad" } as const;

function verdictText({ verdict, rule, found, limit, left, counted }: StandingVerdict): string {
  const because = rule === null ? null : ruleText(rule, found ?? 0, limit ?? 0);
  if (verdict === "refused") return because ?? "";
  if (verdict === "kept") return counted ? say("kept.counted", { left }) : say("kept.notCounted");
  if (rule === "not-needed") return because ?? "";
  return `${because ?? ""} ${counted ? say("counted.apart", { left }) : say("apart.alone")}`.trim();
}

const ruleText = (rule: StandingRule, found: number, limit: number): string =>
  isRuleAlone(rule) ? say(`rule.${rule}`) : say(`rule.${rule}`, { found, limit });

function listed(standing: Standing): readonly Listed[] {
  const { panels, batteries, inverter, controller, generator } = standing;
  return [
    ...panels.map((one, at) => ({
      kind: "panels" as const,
      at,
      name: say("part.panels", { count: one.count, watts: one.watts }),
      years: one.years,
      without: { ...standing, panels: panels.filter((_, index) => index !== at) },
    })),
    ...batteries.map((one, at) => ({
      kind: "battery" as const,
      at,
      name: say("part.battery", {
        count: one.count,
        volts: one.volts,
        ampHours: one.ampHours,
        chemistry: one.chemistry,
      }),
      years: one.years,
      without: { ...standing, batteries: batteries.filter((_, index) => index !== at) },
    })),
    ...(inverter
      ? [
          {
            kind: "inverter" as const,
            at: 0,
            name: say("part.inverter", {
              watts: inverter.watts,
              battery: inverter.volts === null ? "no" : "yes",
              volts: inverter.volts ?? 0,
            }),
            years: inverter.years,
            without: { ...standing, inverter: null },
          },
        ]
      : []),
    ...(controller
      ? [
          {
            kind: "controller" as const,
            at: 0,
            name: say("part.controller", { current: controller.current }),
            years: controller.years,
            without: { ...standing, controller: null },
          },
        ]
      : []),
    ...(generator
      ? [
          {
            kind: "generator" as const,
            at: 0,
            name: say("part.generator", { fuel: generator.kind, watts: generator.watts }),
            years: generator.years,
            without: { ...standing, generator: null },
          },
        ]
      : []),
  ];
}
