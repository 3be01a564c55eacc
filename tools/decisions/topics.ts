/** Where in the index a record stands: by what it decides, in the order of the numbers. A new one is added here. */
export const TOPICS: Readonly<Record<string, readonly number[]>> = {
  "The house: contract, rooms, packages": [2, 6, 9, 10, 17, 25, 34, 35, 36, 100, 110, 112, 144, 183, 184, 188],
  "Data: database, locks, many servers": [1, 26, 28, 32, 59, 67, 77, 89, 103, 107, 203],
  "Accounts, access, mail": [3, 30, 31, 79, 106, 115, 176],
  "Sun, weather, cells, electrical": [8, 11, 12, 13, 14, 33, 47, 147, 168, 169, 180],
  "Sizing: battery, grid, generator, search": [
    7, 15, 16, 20, 37, 45, 46, 54, 99, 104, 130, 143, 153, 173, 175, 178, 179, 196, 199, 200, 201, 202, 220, 227, 244,
    245, 247,
  ],
  "Roofs and the 3D designer": [21, 24, 62, 71, 129, 206, 207, 213, 214],
  "Money of a design": [
    5, 44, 48, 132, 135, 136, 137, 138, 148, 149, 154, 155, 158, 159, 160, 193, 194, 208, 209, 212, 219, 222, 223, 224,
    225, 234, 235, 246,
  ],
  "Words and texts": [38, 39, 43, 248, 249],
  "Pages: how they are drawn, first pictures, offline": [
    4, 40, 49, 51, 52, 60, 88, 91, 92, 93, 94, 95, 96, 97, 98, 174, 189, 218, 221, 229, 231, 232, 238, 241,
  ],
  "Reports, sharing, notifications": [22, 23, 50, 68, 80, 127, 236],
  "Shops, products, orders": [
    41, 55, 56, 57, 61, 64, 65, 66, 69, 70, 74, 76, 84, 102, 108, 109, 111, 114, 123, 124, 125, 128, 140, 141, 145, 164,
    190, 191, 204, 226, 239, 240,
  ],
  "Requests, quotes, jobs, passports": [
    58, 72, 73, 75, 78, 82, 83, 85, 86, 87, 90, 113, 121, 122, 131, 134, 142, 163, 186, 237,
  ],
  "Tests and benches": [29, 42, 63, 81, 118, 126, 210],
};
