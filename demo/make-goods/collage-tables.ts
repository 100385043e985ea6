import type { Rows } from "./collage-cells.ts";

/**
 * Mosaics: rows from the top, each with its share of the height; in a row columns with their share of the width; a
 * column may be cut into rows again.
 */
export const mosaics: readonly (readonly [number, Rows, string, string])[] = [
  [1, [[1, [1, 1]]], "Zu zweit", "The two of us"],
  [
    2,
    [
      [3, [1]],
      [2, [1, 1]],
    ],
    "Eins über zwei",
    "One above two",
  ],
  [
    3,
    [
      [1, [1, 1]],
      [1, [1, 1]],
    ],
    "Vier im Quadrat",
    "Four square",
  ],
  [
    4,
    [
      [3, [1, 1]],
      [2, [1, 1, 1]],
    ],
    "Zwei und drei",
    "Two and three",
  ],
  [
    5,
    [
      [1, [1, 1, 1]],
      [1, [1, 1, 1]],
    ],
    "Sechs Fenster",
    "Six windows",
  ],
  [
    6,
    [
      [
        2,
        [
          [2, [1]],
          [1, [1, 1]],
        ],
      ],
      [1, [1, 1, 1, 1]],
    ],
    "Sieben Tage",
    "Seven days",
  ],
  [
    7,
    [
      [1, [1, 1, 1, 1]],
      [1, [1, 1, 1, 1]],
    ],
    "Acht in zwei Reihen",
    "Eight in two rows",
  ],
  [
    8,
    [
      [1, [1, 1, 1]],
      [1, [1, 1, 1]],
      [1, [1, 1, 1]],
    ],
    "Neun im Quadrat",
    "Nine square",
  ],
  [
    9,
    [
      [2, [1, 2, 1]],
      [2, [2, 1]],
      [1, [1, 1, 1, 1, 1]],
    ],
    "Zehn Momente",
    "Ten moments",
  ],
  [
    10,
    [
      [
        3,
        [
          [2, [1]],
          [1, [1, 1, 1]],
        ],
      ],
      [2, [1, 1, 1]],
      [2, [1, 1, 1, 1]],
    ],
    "Elf und ein Großes",
    "Eleven with a hero",
  ],
  [
    11,
    [
      [1, [1, 1, 1, 1]],
      [1, [1, 1, 1, 1]],
      [1, [1, 1, 1, 1]],
    ],
    "Zwölf Monate",
    "Twelve months",
  ],
  [
    12,
    [
      [
        3,
        [
          [1, [1, 1]],
          [2, [1]],
          [1, [1, 1]],
        ],
      ],
      [2, [1, 1, 1, 1]],
      [2, [1, 1, 1, 1]],
    ],
    "Mitte mit Rahmen",
    "Framed middle",
  ],
  [
    13,
    [
      [2, [1, 1, 2]],
      [
        3,
        [
          [2, [1]],
          [1, [1, 1]],
          [1, [1, 1]],
        ],
      ],
      [2, [2, 1, 1]],
      [1, [1, 1, 1]],
    ],
    "Buntes Mosaik",
    "Lively mosaic",
  ],
  [
    14,
    [
      [1, [1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1]],
    ],
    "Fünfzehn",
    "Fifteen",
  ],
  [
    15,
    [
      [1, [1, 1, 1, 1]],
      [1, [1, 1, 1, 1]],
      [1, [1, 1, 1, 1]],
      [1, [1, 1, 1, 1]],
    ],
    "Sechzehn im Quadrat",
    "Sixteen square",
  ],
  [
    16,
    [
      [1, [1, 1, 1, 1, 1, 1]],
      [
        2,
        [
          [1, [1, 1]],
          [2, [1]],
          [1, [1, 1]],
        ],
      ],
      [1, [1, 1, 1, 1, 1, 1]],
    ],
    "Ein Großes, viele Kleine",
    "One big, many small",
  ],
  [
    17,
    [
      [1, [1, 1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1, 1]],
    ],
    "Achtzehn",
    "Eighteen",
  ],
  [
    18,
    [
      [2, [2, 1, 1]],
      [1, [1, 1, 1, 1, 1]],
      [2, [1, 2, 1]],
      [1, [1, 1, 1, 1, 1]],
      [2, [1, 1, 2]],
    ],
    "Versetzt",
    "Staggered",
  ],
  [
    19,
    [
      [1, [1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1]],
    ],
    "Zwanzig",
    "Twenty",
  ],
  [
    20,
    [
      [2, [1, 2, 2, 1]],
      [2, [2, 1, 1, 2]],
      [2, [1, 2, 2, 1]],
      [2, [2, 1, 1, 2]],
      [1, [1, 1, 1, 1, 1]],
    ],
    "Wellen",
    "Waves",
  ],
  [
    21,
    [
      [1, [1, 1, 1, 1, 1, 1]],
      [
        2,
        [
          [1, [1, 1]],
          [1, [1, 1]],
          [1, [1, 1]],
          [1, [1, 1]],
          [1, [1, 1]],
        ],
      ],
      [1, [1, 1, 1, 1, 1, 1]],
    ],
    "Zweiundzwanzig",
    "Twenty-two",
  ],
  [
    22,
    [
      [1, [1, 1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1]],
    ],
    "Dreiundzwanzig",
    "Twenty-three",
  ],
  [
    23,
    [
      [1, [1, 1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1, 1]],
    ],
    "Vierundzwanzig Tage",
    "Twenty-four days",
  ],
  [
    24,
    [
      [1, [1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1]],
      [1, [1, 1, 1, 1, 1]],
    ],
    "Fünfundzwanzig",
    "Twenty-five",
  ],
];

/** Signs drawn with photos, a line of text for each row of cells. */
export const signs: readonly (readonly [number, number, string, string, string])[] = [
  [25, 12, ".X.X. XXXXX .XXX. ..X..", "Kleines Herz", "Small heart"],
  [26, 20, ".XX.XX. XXXXXXX .XXXXX. ..XXX.. ...X...", "Herz", "Heart"],
  [27, 36, ".XXX.XXX. XXXXXXXXX XXXXXXXXX .XXXXXXX. ..XXXXX.. ...XXX... ....X....", "Großes Herz", "Large heart"],
  [
    28,
    60,
    "..XXX...XXX.. .XXXXX.XXXXX. XXXXXXXXXXXXX XXXXXXXXXXXXX .XXXXXXXXXXX. ...XXXXXXX... .....XXX.....",
    "Herz aus sechzig",
    "Heart of sixty",
  ],
  [29, 24, "XXXX..XXX. ....X.X..X ....X.X..X .XXX..X..X ....X.X..X ....X.X..X XXXX..XXX.", "Zahl 30", "Number 30"],
  [30, 40, "XXXX..XXX. X....X...X XXXX.X...X ....XX...X ....XX...X X...XX...X .XXX..XXX.", "Zahl 50", "Number 50"],
  [31, 20, ".XXX. X...X X...X XXXXX X...X X...X X...X", "Buchstabe A", "Letter A"],
  [32, 36, "X...XXX.X.X.XXX X...X.X.X.X.X.. X...X.X.X.X.XX. X...X.X.X.X.X.. XXX.XXX..X..XXX", "LOVE", "LOVE"],
  [33, 30, "XXX.XXX.XXX.XXX ..X.X.X...X...X XXX.X.X.XXX...X X...X.X.X.....X XXX.XXX.XXX...X", "Jahr 2027", "Year 2027"],
  [34, 60, "XXX.XXX.XXX.XXX ..X.X.X...X.X.. XXX.X.X.XXX.XXX X...X.X.X...X.X XXX.XXX.XXX.XXX", "Jahr 2026", "Year 2026"],
  [35, 16, "X...X X..X. X.X.. XX... X.X.. X..X. X...X", "Initiale K", "Initial K"],
  [36, 28, "XXXX. X...X X...X XXXX. X...X X...X XXXX.", "Initiale B", "Initial B"],
];
