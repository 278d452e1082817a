/**
 * @generated SignedSource<<6aa1ab5bbd18a59c22a2267ccb71986a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyHead_agency$data = {
  readonly country: string;
  readonly description: string;
  readonly location: string;
  readonly name: string;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "AgencyHead_agency";
};
export type AgencyHead_agency$key = {
  readonly " $data"?: AgencyHead_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyHead_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgencyHead_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "website",
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "aaa7c6528e454125b810c6f53e3f0a7d";

export default node;
