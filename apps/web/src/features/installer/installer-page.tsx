import { say } from "@sunwright/words/installer";
import { say as sayCountry } from "@sunwright/words/countries";
import { type InstallerPage as Page, readInstaller } from "@sunwright/contract/installers";
import { roadUnitOf } from "@sunwright/engine/countries/road-unit";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { read } from "../../lib/api";
import { formatDate, formatMonth, formatNumber, radius } from "../../lib/format";
import { ratingText } from "../../lib/rating-text";
import { StarLine } from "../../ui/stars";
import { listed } from "../../lib/listed";
import { today } from "../../lib/today";
import { usePageFrame } from "../../lib/page-frame";
import { Chip } from "../../ui/chip";
import { Empty } from "../../ui/empty";
import { Sheet, SheetSection } from "../../ui/sheet";
import { SolarArraySymbol } from "../../ui/symbols";
import { FirmAnswer } from "../firm/components/firm-answer";
import { CertificatePaper } from "../firm/components/certificate-paper";
import { CERTIFICATE_TONES } from "../firm/model/certificate";
import "./installer.css";

interface InstallerPageProps {
  readonly firmId: string;
  /** What homeowners say of it. */
  readonly reviews: (firm: string) => ReactNode;
}

/** An installer's firm, for everybody signed in. */
export function InstallerPage({ firmId, reviews }: InstallerPageProps) {
  const answer = useQuery(read(readInstaller, { params: { firmId } }));
  usePageFrame({ title: answer.data?.name ?? say("firm") });
  const texts = {
    loading: say("loading"),
    none: say("page.none"),
    notLoaded: say("notLoaded"),
    safe: say("nothingLost"),
  };
  return (
    <div className="page-width pt-8 pb-18 max-sm:pt-5">
      <FirmAnswer answer={answer} missing="installer_not_found" texts={texts}>
        {(firm) => <Shown firm={firm} reviews={reviews(firm.name)} />}
      </FirmAnswer>
    </div>
  );
}

const Shown = ({ firm, reviews }: { readonly firm: Page; readonly reviews: ReactNode }) => (
  <>
    <div className="flex flex-wrap items-center gap-3">
      <h1 className="type-h1 min-w-0 break-words">{firm.name}</h1>
      <Chip tone={firm.certificates.length > 0 ? "ok" : "outline"}>
        {say(firm.certificates.length > 0 ? "verified" : "notVerified")}
      </Chip>
    </div>
    <p className="mt-2 text-text-2">
      <StarLine stars={firm.rating.mean} text={ratingText(firm.rating)} />
    </p>
    {firm.paused && <p className="mt-2 text-warn">{say("page.paused")}</p>}
    {firm.about !== "" && <p className="mt-4 max-w-180 whitespace-pre-line break-words">{firm.about}</p>}
    <div className="installer-shown mt-6">
      <Facts firm={firm} />
      <div className="grid min-w-0 content-start gap-6">
        <VerifiedCertificates firm={firm} />
        <Sheet aria-label={say("page.jobs")}>
          <SheetSection level={2} title={say("page.jobs")}>
            <Finished finished={firm.finished} />
          </SheetSection>
          <SheetSection level={2} title={say("page.reviews")}>
            {reviews}
          </SheetSection>
        </Sheet>
      </div>
    </div>
  </>
);

function Facts({ firm }: { readonly firm: Page }) {
  const { languages, phone, website, since, freeFrom } = firm;
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [say("page.area"), areaOf(firm)],
    [say("page.systems"), systemsOf(firm)],
    ...(freeFrom === null || freeFrom <= today() ? [] : [[say("freeFrom"), formatDate(freeFrom)] as const]),
    ...(languages.length === 0
      ? []
      : [
          [
            say("page.languages"),
            listed(
              languages.map((each) => say(`language.${each}`)),
              "conjunction",
            ),
          ] as const,
        ]),
    ...(phone === "" ? [] : [[say("page.phone"), phone] as const]),
    ...(website === "" ? [] : [[say("page.website"), <WebAddress key={website} address={website} />] as const]),
    [say("page.since"), formatDate(since)],
  ];
  return (
    <dl className="installer-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="type-label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was handed over, without whose it is. */
function Finished({ finished: { jobs, newest } }: Pick<Page, "finished">) {
  if (jobs === 0) return <Empty symbol={<SolarArraySymbol />}>{say("page.noJobs")}</Empty>;
  return (
    <>
      <p>{say("page.finished", { jobs })}</p>
      <ul className="mt-2">
        {newest.map(({ place, panelWatts, month }, index) => (
          <li
            key={index}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 last:border-b-0"
          >
            <span className="min-w-0 break-words">
              {say("page.finishedOne", { kilowatts: kilowatts(panelWatts), place })}
            </span>
            <time dateTime={month.slice(0, 7)} className="type-small text-text-2">
              {formatMonth(month)}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Typed by strangers: nothing of ours goes there with a click. */
const WebAddress = ({ address }: { readonly address: string }) => (
  <a href={address} target="_blank" rel="noreferrer nofollow ugc" className="link break-all">
    {address.replace(/^https?:\/\//, "").replace(/\/$/, "")}
  </a>
);

function areaOf({ town, country, radius: miles }: Page): string {
  const place = placeOf(town);
  if (place === null || country === null) return say("page.noArea");
  return say("page.within", {
    town: place.name,
    country: sayCountry(country),
    radius: radius(miles, roadUnitOf(country)),
  });
}

const kilowatts = (watts: number) => formatNumber(watts / 1_000, 1);

function systemsOf({ leastPower, mostPower }: Page): string {
  if (leastPower !== null && mostPower !== null)
    return say("page.between", { least: kilowatts(leastPower), most: kilowatts(mostPower) });
  if (leastPower !== null) return say("page.from", { least: kilowatts(leastPower) });
  return mostPower === null ? say("page.anySize") : say("page.upTo", { most: kilowatts(mostPower) });
}

const VerifiedCertificates = ({ firm }: { readonly firm: Page }) => (
  <Sheet aria-label={say("page.certificates")}>
    <SheetSection level={2} title={say("page.certificates")}>
      {firm.certificates.length === 0 ? (
        <p className="text-text-2">{say("page.noCertificates")}</p>
      ) : (
        <>
          <p className="type-small text-text-2">{say("page.certificatesMean")}</p>
          <ul className="firm-certificates">
            {firm.certificates.map((paper) => (
              <li key={`${paper.kind} ${paper.number}`} className="firm-certificate">
                <CertificatePaper
                  paper={paper}
                  chip={<Chip tone={CERTIFICATE_TONES[paper.state]}>{say(`certificate.${paper.state}`)}</Chip>}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </SheetSection>
  </Sheet>
);
