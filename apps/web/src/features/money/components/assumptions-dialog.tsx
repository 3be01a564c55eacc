import { say } from "@sunwright/words/money";
import type { SystemType } from "@sunwright/engine/parameters/options";
import type { ProjectMoney } from "@sunwright/contract/economics";
import type { GeneratorKind } from "@sunwright/engine/economics/generator-set";
import {
  MONEY_FIGURES,
  type MoneyAssumptions,
  type MoneyFigure,
  moneyFiguresIn,
} from "@sunwright/engine/money/assumptions";
import type { CountryMoney } from "@sunwright/engine/countries/country";
import { moneyIn } from "@sunwright/engine/countries/money-in";
import { tell } from "@sunwright/report/tell";
import { useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { Dialog, DialogClose } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { numberText, parseNumber } from "../../../ui/number";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { toast } from "../../../ui/toast-store";
import { useUpdateMoney } from "../api/money";
import { isComplete, type MoneyTexts, ownFigure, textsOf } from "../model/money-figures";
import { FigureField, SourcedFacts } from "./figure-field";

interface AssumptionsDialogProps {
  readonly projectId: string;
  readonly systemType: SystemType;
  readonly stored: ProjectMoney;
  readonly assumptions: MoneyAssumptions;
}

/** What the comparison rests on: each default with its source and its date, and the project's own figure in its place. */
export function AssumptionsDialog(props: AssumptionsDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {say("changeAssumptions")}
      </Button>
      {open && <OpenDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const valuesOf = ({ figures }: MoneyAssumptions, pick: "value" | "standard") => {
  const of = (figure: MoneyFigure) => (pick === "value" ? figures[figure].value : figures[figure].standard.value);
  return {
    tariff: of("tariff"),
    petrolPrice: of("petrolPrice"),
    dieselPrice: of("dieselPrice"),
    exchangeRate: of("exchangeRate"),
    inflation: of("inflation"),
    discountRate: of("discountRate"),
    loanRate: of("loanRate"),
    loanTerm: of("loanTerm"),
    downPayment: of("downPayment"),
    years: of("years"),
    gridHours: of("gridHours"),
    setHours: of("setHours"),
    movedLoad: of("movedLoad"),
  };
};

function OpenDialog({
  projectId,
  systemType,
  stored,
  assumptions,
  onClose,
}: AssumptionsDialogProps & { onClose: () => void }) {
  const [texts, setTexts] = useState<MoneyTexts>(() => textsOf(valuesOf(assumptions, "value")));
  const [kind, setKind] = useState<GeneratorKind | "size">(assumptions.generator ?? "size");
  const update = useUpdateMoney(projectId);
  const standard = valuesOf(assumptions, "standard");
  const save = () => {
    const own = Object.fromEntries(MONEY_FIGURES.map((each) => [each, ownFigure(texts[each], standard[each])]));
    update.mutate(
      { ...own, country: stored.country, generator: kind === "size" ? null : kind },
      {
        onSuccess: () => {
          onClose();
          toast({ tone: "ok", title: say("assumptionsSaved") });
        },
        onError: (error) =>
          toast({
            tone: "bad",
            title: say("assumptionsNotSaved"),
            description: userMessageOf(error, say("typedIsKept")),
          }),
      },
    );
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title={say("assumptions")}
      description={say("assumptionsLead", { country: stored.country })}
      footer={
        <>
          <Button variant="ghost" onClick={() => setTexts(textsOf(standard))}>
            {say("resetAll")}
          </Button>
          <DialogClose>
            <Button variant="outline">{say("cancel")}</Button>
          </DialogClose>
          <Button busy={update.isPending} busyText={say("saving")} disabled={!isComplete(texts)} onClick={save}>
            {say("save")}
          </Button>
        </>
      }
    >
      <div className="money-figures">
        {moneyFiguresIn(assumptions.currency, systemType).map((figure) => (
          <FigureField
            key={figure}
            figure={figure}
            assumption={assumptions.figures[figure]}
            currency={assumptions.currency}
            text={texts[figure]}
            onText={(text) => setTexts({ ...texts, [figure]: text })}
          >
            {figure === "tariff" && (
              <Bands
                tariffs={moneyIn(stored.country, assumptions.countryFigures).tariffs}
                text={texts.tariff}
                onText={(tariff) => setTexts({ ...texts, tariff })}
              />
            )}
          </FigureField>
        ))}
        <Generator kind={kind} onKind={setKind} />
        <SourcedFacts {...assumptions} />
      </div>
    </Dialog>
  );
}

interface BandsProps {
  readonly tariffs: CountryMoney["tariffs"];
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Where a country has several tariffs, the one that is your own; anything else is your own price. */
function Bands({ tariffs, text, onText }: BandsProps) {
  if (tariffs.length < 2) return null;
  const chosen = tariffs.find(({ value }) => value === parseNumber(text));
  return (
    <Field label={say("tariffBand")} className="mb-3">
      <Select
        size="sm"
        value={chosen?.band?.id ?? ""}
        placeholder={say("ownPrice")}
        onValueChange={(band) => {
          const price = tariffs.find((each) => each.band?.id === band)?.value;
          if (price !== undefined) onText(numberText(price));
        }}
        options={tariffs.map(({ band, value }) => ({
          value: band?.id ?? "",
          label: band === null ? "" : tell(band.name),
          detail: numberText(value),
        }))}
      />
    </Field>
  );
}

interface GeneratorProps {
  readonly kind: GeneratorKind | "size";
  readonly onKind: (kind: GeneratorKind | "size") => void;
}

const Generator = ({ kind, onKind }: GeneratorProps) => (
  <div>
    <p className="ui-field-head font-semibold" aria-hidden="true">
      {say("generatorCompared")}
    </p>
    <Segmented
      label={say("generatorCompared")}
      size="sm"
      value={kind}
      onValueChange={onKind}
      options={[
        { value: "size", label: say("generatorBySize") },
        { value: "petrol", label: say("generatorPetrol") },
        { value: "diesel", label: say("generatorDiesel") },
      ]}
    />
    <p className="ui-field-help">{say("generatorBySizeHelp")}</p>
  </div>
);
