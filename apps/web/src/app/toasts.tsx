import { Toaster } from "../ui/toast";
import { TooltipProvider } from "../ui/tooltip";

export default function Toasts() {
  return (
    <TooltipProvider>
      <Toaster />
    </TooltipProvider>
  );
}
