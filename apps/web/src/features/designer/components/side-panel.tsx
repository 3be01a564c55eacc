import { say } from "@sunwright/words/designer";
import type { OwnRules } from "@sunwright/engine/designer/best-layout";
import { useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs";
import type { PanelConfig } from "../model/panel-types";
import { LayoutTab } from "./layout-tab";
import { PanelsTab } from "./panels-tab";
import { Performance } from "./performance";
import { RoofTab } from "./roof-tab";
import type { Designer } from "./use-designer";

const TABS = ["roof", "panels", "layout"] as const;

interface SidePanelProps {
  readonly designer: Designer;
  readonly ownRules: OwnRules | null;
  readonly projectPanel: PanelConfig | null;
  /** The site is the project's. */
  readonly fixedSite: boolean;
}

export function SidePanel({ designer, ownRules, projectPanel, fixedSite }: SidePanelProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("roof");
  return (
    <aside className="designer-side" aria-label={say("design")}>
      <Tabs value={tab} onValueChange={setTab} values={TABS} className="designer-tabs">
        <TabList label={say("design")}>
          <Tab value="roof">{say("roof")}</Tab>
          <Tab value="panels">{say("panels")}</Tab>
          <Tab value="layout">{say("layout")}</Tab>
        </TabList>
        <TabPanel value="roof">
          <RoofTab designer={designer} fixedSite={fixedSite} />
          <Performance designer={designer} />
        </TabPanel>
        <TabPanel value="panels">
          <PanelsTab designer={designer} ofProject={projectPanel} />
          <Performance designer={designer} />
        </TabPanel>
        {/* What was found stays when another tab is looked at. */}
        <TabPanel value="layout" keepMounted>
          <LayoutTab designer={designer} ownRules={ownRules} />
          {tab === "layout" && <Performance designer={designer} />}
        </TabPanel>
      </Tabs>
    </aside>
  );
}
