import { room } from "../room";

export const say = room("report-electrical", {
  conductor: "{conductor} mm² copper, {earth} mm² to earth",
  singleLine: "{circuit}, single-line diagram: {devices}.",
  notAdvised: "Not advised",
  cannotBeBuilt: "Cannot be built",
  petrolGenerator: "Petrol generator",
  dieselGenerator: "Diesel generator",
  licenceNote: "For a licensed electrician to check before anything is built.",
});
