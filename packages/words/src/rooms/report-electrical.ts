import { room } from "../room";

export const say = room("report-electrical", {
  // electrical-text
  mmCopperMmTo: "{circuit} mm² copper, {value} mm² to earth",
  singleLine: "Single line, {toLowerCase}: {join}.",
  notAdvised: "Not advised",
  cannotBeBuilt: "Cannot be built",
  petrolGenerator: "Petrol generator",
  dieselGenerator: "Diesel generator",
  forALicensedElectrician: "For a licensed electrician to check before anything is built.",
});
