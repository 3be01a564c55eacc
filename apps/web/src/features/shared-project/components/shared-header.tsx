import { say } from "@sunwright/words/shared-project";
import type { OpenedShare } from "@sunwright/contract/shares";
import { Clock, Globe, Lock } from "lucide-react";
import { formatDate } from "../../../lib/format";
import { House } from "../../../lib/house";
import { rich } from "../../../lib/rich";
import { permissionLabel } from "../../../lib/share-permission";
import { dayOfYear, declinationOn, skyPoint, type SunArc } from "../../../lib/sun-arc";
import { arcPath, place, tickPath, type ArcFrame } from "../../../lib/sun-arc-drawing";
import { bannerOf } from "../model/shared-words";

export function SharedHeader({ projectShare, project }: Pick<OpenedShare, "projectShare" | "project">) {
  const { permission, expiresAt } = projectShare;
  return (
    <header className="shared-header house-colours">
      <div className="page-width shared-header-row">
        <div className="shared-header-text">
          <h1 className="type-display">{project.name}</h1>
          <p className="mt-2 text-[17px]/6">
            {say("siteAndDesigner", { site: project.site, designer: project.designedBy })}
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-3">
            <span className="shared-badge" data-permission={permission}>
              {permissionLabel(permission)}
            </span>
            {expiresAt !== null && (
              <span className="flex items-center gap-1.5 text-sm font-semibold">
                <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
                {say("expires", { date: formatDate(expiresAt) })}
              </span>
            )}
          </p>
        </div>
        <HouseInTheSun />
      </div>
    </header>
  );
}

/** Kano on 21 March, in the afternoon; the drawing is the same for every project. Position: row ng-kano. */
const ARC: SunArc = { latitude: 12.048, declination: declinationOn(dayOfYear(new Date("2026-03-21T12:00:00Z"))) };
const DRAWN_HOUR = 14.6;
const FRAME: ArcFrame = { centreX: 320, horizonY: 250, radiusX: 230, radiusY: 230, tickLength: 16 };

function HouseInTheSun() {
  const sun = place(FRAME, skyPoint(ARC, DRAWN_HOUR));
  return (
    <svg viewBox="0 0 640 312" className="shared-art" aria-hidden="true">
      <g fill="none" stroke="var(--ink)">
        <path d={arcPath(FRAME, ARC)} strokeWidth={1.6} />
        <path d={tickPath(FRAME, ARC)} />
      </g>
      <circle cx={sun.x} cy={sun.y} r={28} fill="var(--disc)" stroke="var(--ink)" strokeWidth={1.6} />
      <g transform="translate(110 -148) scale(0.66)">
        <House stroke={2.4} />
      </g>
    </svg>
  );
}

export function SharedBanner({ projectShare }: Pick<OpenedShare, "projectShare">) {
  const Symbol = projectShare.isPublic ? Globe : Lock;
  return (
    <div className="shared-banner">
      <p className="page-width flex min-h-14 items-center gap-2.5 py-2 type-small">
        <Symbol size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <span>{rich(say, "banner", { ...bannerOf(projectShare), b: (inside) => <b>{inside}</b> })}</span>
      </p>
    </div>
  );
}
