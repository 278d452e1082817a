/** First names; any of them goes with any surname. */
export const firstNames: readonly string[] =
  `Ada Adisa Aiko Aisha Alba Alun Amara Anika Aroha Arlo Asha Bao Beatriz Bodhi Bruno Callum Caoimhe Carys Chidi Cleo
  Dafydd Dana Dinesh Edie Eilidh Elif Emeka Esme Farid Fergus Flora Freya Gwen Hana Haruto Hemi Idris Ines Iris Isla
  Jarrah Jin Jonah Kaia Kavya Keiko Kiri Lachlan Leila Lior Lotte Luca Maeve Mahina Malik Mara Mei Mila Nadia Neve Niko
  Noor Odette Oisin Omar Orla Otis Paloma Pania Petra Priya Quinn Rafi Rangi Rhys Rosa Ruben Saoirse Sasha Selma Shan
  Soren Suki Tama Tariq Tess Theo Tilda Tomas Una Vera Wiremu Xanthe Yara Yusuf Zara Zeke`.split(/\s+/);

/** Surnames that nobody should have: demo people must be recognisable. */
export const surnames: readonly string[] =
  `Applebarn Barleymow Bellwhistle Birchwaite Bramblecote Brightkettle Brindlewood Bumbleford Buttonshaw Candlewick
  Cloverleigh Cobblestone Copperkettle Cricklewhite Dandelow Dewberry Driftwood Eelgrass Elderquill Fairweatherby
  Featherby Fernwhistle Figgleton Finchbottom Foxglovey Gablewright Gingerfield Goldenrod Gooseberry Hazelthwaite
  Heatherstone Honeywick Inkpenny Juniperson Kettlewell-Moss Lanternby Larkwhistle Lavendale Lemonthwaite Lindenquist
  Marblethorpe Marigoldby Meadowquill Mintwater Mossbank Nettlefold-Gray Nimblewick Oatfield Orchardson Otterburn-Lee
  Paperwhite Pebblebrook Pennywhistle Periwinkle Pimpernell Plumtree Quillfeather Quincewood Rainmarsh Rosehip
  Saltmarshe Sandpiper Sealskerry Shellwater Silverthimble Snowberry Sorrelby Sparrowhithe Starling-Wick Sweetbriar
  Tamarisk Tealwater Thistlewick Thimbleby Toadflax Underhedge Velvetine Wagtail Waxflower Whistlebrook Willowherb
  Wintergreen Wrenfield Yarrowby Zephyrson`.split(/\s+/);

/** Job titles of contacts at employers. */
export const contactRoles: readonly string[] = [
  'Head of People',
  'Operations Manager',
  'Managing Director',
  'Hiring Manager',
  'Project Director',
  'Finance Director',
  'HR Business Partner',
  'Team Lead',
];
