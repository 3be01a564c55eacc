/** Where in the index a record stands: by what it decides, in the order of the numbers. A new one is added here. */
export const TOPICS: Readonly<Record<string, readonly number[]>> = {
  "The house: contract, rooms, packages": [2, 6, 9, 10, 17, 25, 34, 35, 36, 100, 110, 112, 144, 183, 184, 188],
  "Data: database, locks, many servers": [1, 26, 28, 32, 59, 67, 77, 89, 103, 107, 203],
  "Accounts, access, mail": [3, 30, 31, 79, 106, 115, 176],
  "Sun, weather, cells, electrical": [8, 11, 12, 13, 14, 33, 47, 147, 168, 169, 180],
  "Sizing: battery, grid, generator, search": [
    7, 15, 16, 20, 37, 45, 46, 54, 99, 104, 130, 143, 153, 173, 175, 178, 179, 196, 199, 200, 201, 202, 220, 227, 244,
    245,
  ],
  "Roofs and the 3D designer": [21, 24, 62, 71, 129, 206, 207, 213, 214],
  "Money of a design": [
    5, 44, 48, 132, 135, 136, 137, 138, 148, 149, 154, 155, 158, 159, 160, 193, 194, 208, 209, 212, 219, 222, 223, 224, 225,
    234, 235, 246,
  ],
  "Words and texts": [38, 39, 43, 248, 249],
  "Pages: how they are drawn, first pictures, offline": [
