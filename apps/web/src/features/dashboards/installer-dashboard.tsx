import { say } from "@sunwright/words/dashboards";
import { roadUnitOf } from "@sunwright/engine/countries/road-unit";
import { useQuery } from "@tanstack/react-query";
import { Calculator } from "lucide-react";
import { useUser } from "../../lib/current-user";
import { useOwnFirm } from "../../lib/own-firm";
import { usePageFrame } from "../../lib/page-frame";
import { useDisplayCurrency } from "../../lib/preferences";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { InverterSymbol, SolarArraySymbol } from "../../ui/symbols";
import { installerQuery } from "./api/dashboards";
import { DashboardBody } from "./components/dashboard-body";
import { DashboardHeader } from "./components/dashboard-header";
import { OwnDesigns } from "./components/own-designs";
import { QuickActions } from "./components/quick-actions";
import { ServiceMap } from "./components/service-map";
import { ServiceRequests } from "./components/service-requests";
import { useFigures } from "./components/use-figures";
import { installerStats } from "./model/stats";
import { USUAL_CURRENCY } from "./model/usual-currency";
import "./dashboards.css";

const ACTIONS = [
  {
    to: "/calculator",
    symbol: <SolarArraySymbol size={38} />,
    title: say("solarCalculator"),
    line: say("solarCalculatorLine"),
  },
  {
    to: "/wholesale",
    symbol: <InverterSymbol size={38} />,
    title: say("wholesaleProducts"),
    line: say("wholesale.line"),
  },
] as const;

/** The installer's home. The frame is open to everybody, own figures to installers. */
export function InstallerDashboardPage() {
  usePageFrame({ title: say("installerDashboard") });
  const { firstName, role } = useUser();
  const choice = useFigures(role === "installer");
  const currency = useDisplayCurrency(USUAL_CURRENCY);
  const answer = useQuery(installerQuery(choice.figures));
  const unit = roadUnitOf(useOwnFirm()?.country);
  return (
    <div className="page-width pt-9 pb-18 max-sm:pt-6">
      <DashboardHeader
        over={say("installerDashboard")}
        title={say("welcomeBack", { firstName })}
        choice={choice}
        dashboardOf="installer"
        action={
          <Link to="/calculator" className={buttonClass({ size: "lg" })}>
            <Calculator size={20} strokeWidth={1.75} aria-hidden="true" />
            {say("solarCalculator")}
          </Link>
        }
      />
      <DashboardBody
        answer={answer}
        stats={(dashboard) => installerStats(dashboard, currency)}
        renderList={({ requests, figures }) => (
          <ServiceRequests requests={requests} own={figures === "own"} unit={unit} />
        )}
        renderSide={({ designs, requests }) => (
          <>
            <QuickActions actions={ACTIONS} />
            {(designs === null || requests.length > 0) && <ServiceMap requests={requests} unit={unit} />}
            {designs !== null && <OwnDesigns designs={designs} />}
          </>
        )}
      />
    </div>
  );
}
