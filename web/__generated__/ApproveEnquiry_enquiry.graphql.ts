/**
 * @generated SignedSource<<aab5304e790aced3bc28e9806bccbdd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveEnquiry_enquiry$data = {
  readonly agencyName: string;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly unclaimedProfile: {
    readonly agency: {
      readonly id: string;
      readonly name: string;
    };
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "ApproveEnquiry_enquiry";
};
export type ApproveEnquiry_enquiry$key = {
  readonly " $data"?: ApproveEnquiry_enquiry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveEnquiry_enquiry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveEnquiry_enquiry",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agencyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Recruiter",
      "kind": "LinkedField",
      "name": "unclaimedProfile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Agency",
          "kind": "LinkedField",
          "name": "agency",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Enquiry",
  "abstractKey": null
};
})();

(node as any).hash = "3071a56a1cbb37c479a6c08346e9a5bf";

export default node;
