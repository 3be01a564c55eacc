import { WiringViews } from "../../../results/components/wiring-views";
import type { DesignPageProps } from "./page-props";

export const Page = ({ design }: DesignPageProps) => <WiringViews design={design} />;
