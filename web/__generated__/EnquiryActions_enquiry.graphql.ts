/**
 * @generated SignedSource<<4cea54361e93d6eeb8fe8e84a44d3e61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnquiryActions_enquiry$data = {
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
  readonly " $fragmentType": "EnquiryActions_enquiry";
};
export type EnquiryActions_enquiry$key = {
  readonly " $data"?: EnquiryActions_enquiry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnquiryActions_enquiry">;
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
  "name": "EnquiryActions_enquiry",
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

(node as any).hash = "5811ad53525eebd69a4845a9f14f77f7";

export default node;
