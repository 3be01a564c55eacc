import { WiringViews } from "../../../results/components/wiring-views";
import type { DesignPageProps } from "./pages";

export const Page = ({ design }: DesignPageProps) => <WiringViews design={design} />;
