import type { ProjectMoney } from "@sunwright/contract/economics";
import { moneyIn } from "@sunwright/engine/countries/money-in";
import type { OwnFigures } from "@sunwright/engine/money/assumptions";
import type { Currency } from "@sunwright/engine/parameters/options";
import { BUYERS, type Buyer, SUBSIDIES } from "@sunwright/engine/prices/subsidies";
import type { ProjectLedger } from "@sunwright/report/money-text";
import { optionText } from "@sunwright/report/parameter-text";
import { subsidiesOff, type SubsidyText, subsidyTexts } from "@sunwright/report/subsidy-text";
import { say } from "@sunwright/words/subsidies";
import { useState } from "react";
import { today } from "../../../lib/today";
import { Field } from "../../../ui/field";
import { Num } from "../../../ui/num";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import { View } from "../../results/components/view";
import { FigureBox } from "./figure-box";
import "./subsidies.css";

interface SubsidiesProps {
  readonly ledger: ProjectLedger;
  readonly stored: ProjectMoney;
  readonly currency: Currency;
  /** Changes what stands in the ledger, and saves it. */
  readonly onSay: (own: Partial<OwnFigures>) => void;
  readonly mayEdit: boolean;
}

/** What the country takes off the price, and what sold energy earns. */
export function Subsidies({ ledger, stored, currency, onSay, mayEdit }: SubsidiesProps) {
  const { country } = stored;
  const off = subsidiesOff(ledger, currency);
  const rows = subsidyTexts(ledger, currency);
  const known = SUBSIDIES.some((rule) => rule.country === country);
  // Who only looks is not asked.
  if (!mayEdit && rows.length === 0) return null;
  return (
    <div className="ui-sheet mt-6">
      <View title={say("title")} note={off === null ? undefined : say("off", { amount: off })}>
        {known ? (
          <>
            {mayEdit && <Who ledger={ledger} onSay={onSay} />}
            {rows.length === 0 ? (
              <p className="mt-2 type-body">{say("ask")}</p>
            ) : (
              <>
                <p className="mt-2 type-help text-text-2">{say("key")}</p>
                <ul className="subsidies">
                  {rows.map((row) => (
                    <Row key={row.id} row={row} />
                  ))}
                </ul>
              </>
            )}
          </>
        ) : (
          <p className="mt-2 type-body">{say("none", { country: optionText("country", country) })}</p>
        )}
        {ledger.input.systemType !== "off-grid" && mayEdit && <Sold ledger={ledger} country={country} onSay={onSay} />}
      </View>
    </div>
  );
}

const Row = ({ row: { name, about, source, amount } }: { readonly row: SubsidyText }) => (
  <li className="subsidy">
    <div className="min-w-0">
      <h4 className="type-h4">{name}</h4>
      <p className="type-help text-text-2">{about}</p>
      <p className="type-help text-text-3" translate="no">
        {source}
      </p>
    </div>
    {amount !== null && <Num size={3} value={amount} />}
  </li>
);

type AskedProps = Pick<SubsidiesProps, "ledger" | "onSay">;

const UNSAID = "unsaid";
const WHO = [UNSAID, ...BUYERS] as const;

/** Who builds and when: the day of today until another is said. */
function Who({ ledger: { assumptions }, onSay }: AskedProps) {
  const said = assumptions.subsidies;
  return (
    <div className="subsidies-asked">
      <Field label={say("who")}>
        <Select<Buyer | typeof UNSAID>
          size="sm"
          value={said?.buyer ?? UNSAID}
          onValueChange={(buyer) =>
            onSay(buyer === UNSAID ? { buyer: null, installDay: null } : { buyer, installDay: said?.day ?? today() })
          }
          options={WHO.map((value) => ({ value, label: say(`who.${value}`) }))}
        />
      </Field>
      {said !== null && <FinishedOn key={said.day} day={said.day} onSay={onSay} />}
    </div>
  );
}

/** Said when it is left, not at every key: half a day is none. */
function FinishedOn({ day, onSay }: { readonly day: string } & Pick<SubsidiesProps, "onSay">) {
  const [typed, setTyped] = useState(day);
  return (
    <Field label={say("day")}>
      <TextInput
        size="sm"
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={({ currentTarget: { validity } }) => {
          if (typed === "" || !validity.valid) setTyped(day);
          else if (typed !== day) onSay({ installDay: typed });
        }}
      />
    </Field>
  );
}

type Sells = "rule" | "own" | "none";

/** What a sold kilowatt hour earns. */
function Sold({ ledger: { assumptions }, country, onSay }: AskedProps & { readonly country: ProjectMoney["country"] }) {
  const { open, currency, exports } = assumptions;
  const [asked, setAsked] = useState(false);
  const sells: Sells =
    open.exportPrice === null ? (asked ? "own" : "rule") : open.exportPrice > 0 || asked ? "own" : "none";
  const choose = (next: Sells) => {
    setAsked(next === "own");
    if (next !== "own") onSay({ exportPrice: next === "none" ? 0 : null });
  };
  const rule = moneyIn(country, assumptions.countryFigures).exports;
  const usual = rule.kind === "paid" ? (rule.steps[0]?.price.value ?? 0) : 0;
  const years = exports.kind === "paid" ? exports.fixedYears?.value : undefined;
  return (
    <div className="subsidies-sold">
      <p className="ui-field-head font-semibold" aria-hidden="true">
        {say("export.title")}
      </p>
      <div className="subsidies-asked">
        <Segmented
          label={say("export.title")}
          size="sm"
          value={sells}
          onValueChange={choose}
          options={[
            { value: "rule", label: say("export.rule") },
            { value: "own", label: say("export.own") },
            { value: "none", label: say("export.none") },
          ]}
        />
        {sells === "own" && (
          <FigureBox figure="exportPrice" value={open.exportPrice ?? usual} currency={currency} onSay={onSay} />
        )}
      </div>
      {years !== undefined && <p className="type-help text-text-2">{say("export.fixed", { years })}</p>}
    </div>
  );
}
