/** A state, province, county or region as an address has it. */
export interface AddressState {
  /** On a label: a name, or in some countries a code. */
  readonly written: string;
  readonly name: string;
  /** What people write for it, too. */
  readonly also?: string;
}

const named = (names: string): readonly AddressState[] => names.split(", ").map((name) => ({ written: name, name }));
const coded = (states: string): readonly AddressState[] =>
  states.split(", ").map((state) => {
    const [written = "", ...name] = state.split(" ");
    return { written, name: name.join(" ") };
  });

/** Source: ISO 3166-2:NG; Constitution of the Federal Republic of Nigeria 1999, first schedule. */
export const STATES_OF_NIGERIA: readonly AddressState[] = [
  ...named(
    "Abia, Adamawa, Akwa Ibom, Anambra, Bauchi, Bayelsa, Benue, Borno, Cross River, Delta, Ebonyi, Edo, Ekiti, Enugu",
  ),
  { written: "Federal Capital Territory", name: "Federal Capital Territory (Abuja)", also: "FCT" },
  ...named(
    "Gombe, Imo, Jigawa, Kaduna, Kano, Katsina, Kebbi, Kogi, Kwara, Lagos, Nasarawa, Niger, Ogun, Ondo, Osun, Oyo, Plateau, Rivers, Sokoto, Taraba, Yobe, Zamfara",
  ),
];

/** Source: ISO 3166-2:GH, with the six regions of 2019. */
export const REGIONS_OF_GHANA = named(
  "Ahafo, Ashanti, Bono, Bono East, Central, Eastern, Greater Accra, North East, Northern, Oti, Savannah, Upper East, Upper West, Volta, Western, Western North",
);

/** Source: Constitution of Kenya 2010, first schedule. */
export const COUNTIES_OF_KENYA = named(
  "Baringo, Bomet, Bungoma, Busia, Elgeyo-Marakwet, Embu, Garissa, Homa Bay, Isiolo, Kajiado, Kakamega, Kericho, Kiambu, Kilifi, Kirinyaga, Kisii, Kisumu, Kitui, Kwale, Laikipia, Lamu, Machakos, Makueni, Mandera, Marsabit, Meru, Migori, Mombasa, Murang'a, Nairobi, Nakuru, Nandi, Narok, Nyamira, Nyandarua, Nyeri, Samburu, Siaya, Taita-Taveta, Tana River, Tharaka-Nithi, Trans Nzoia, Turkana, Uasin Gishu, Vihiga, Wajir, West Pokot",
);

/** Source: Constitution of the Republic of South Africa 1996, section 103. */
export const PROVINCES_OF_SOUTH_AFRICA = named(
  "Eastern Cape, Free State, Gauteng, KwaZulu-Natal, Limpopo, Mpumalanga, Northern Cape, North West, Western Cape",
);

/** Source: USPS Publication 28, appendix B. */
export const STATES_OF_THE_USA = coded(
  "AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming",
);

/** Source: Australia Post, addressing guidelines; AS 4590. */
export const STATES_OF_AUSTRALIA = coded(
  "ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia",
);

/** Source: ISO 3166-2:IN, with the territories of 2019 and 2020. */
export const STATES_OF_INDIA = named(
  "Andaman and Nicobar Islands, Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chandigarh, Chhattisgarh, Dadra and Nagar Haveli and Daman and Diu, Delhi, Goa, Gujarat, Haryana, Himachal Pradesh, Jammu and Kashmir, Jharkhand, Karnataka, Kerala, Ladakh, Lakshadweep, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Puducherry, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal",
);
