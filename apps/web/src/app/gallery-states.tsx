import { Empty } from "../ui/empty";
import { ErrorRow } from "../ui/error-row";
import { FullPageLoading } from "../ui/full-page-loading";
import { SkeletonRows } from "../ui/skeleton";
import { Spinner } from "../ui/spinner";
import { HouseSymbol } from "../ui/symbols";
import { Specimen } from "./gallery-specimen";

export function GalleryStates() {
  return (
    <Specimen title="Empty, loading, error">
      <div className="grid gap-3">
        <Empty symbol={<HouseSymbol />}>No appliances added yet. Add your first appliance above.</Empty>
        <SkeletonRows label="Loading appliances" />
        <ErrorRow
          message="Failed to calculate solar system"
          detail="Your parameters are saved. Nothing was lost."
          onRetry={() => undefined}
        />
        <div className="flex items-center gap-3">
          <Spinner label="Loading" /> Spinner
        </div>
        <FullPageLoading
          className="min-h-60 rounded-3 border border-line"
          product="Professional Solar System Designer"
          text="Setting up your solar project"
        />
      </div>
    </Specimen>
  );
}
