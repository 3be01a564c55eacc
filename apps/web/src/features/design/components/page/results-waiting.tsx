import { Delayed, SkeletonRows } from "../../../../ui/skeleton";

export const ResultsWaiting = ({ text }: { readonly text: string }) => (
  <div className="page-width pt-6 pb-16">
    <Delayed>
      <p className="mb-4 type-verdict text-text-3">{text}</p>
      <SkeletonRows rows={6} label={text} />
    </Delayed>
  </div>
);
