/**
 * @generated SignedSource<<711f8a2a56f87786166d6f0ce1f8f759>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnquiryDetails_enquiry$data = {
  readonly account: {
    readonly name: string;
    readonly recruiter: {
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
  } | null | undefined;
  readonly agencyName: string;
  readonly country: string;
  readonly createdAt: string;
  readonly decidedAt: string | null | undefined;
  readonly decidedBy: {
    readonly name: string;
  } | null | undefined;
  readonly declinedBecause: string | null | undefined;
  readonly email: string;
  readonly history: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
      } | null | undefined;
    } | null | undefined> | null | undefined;
  };
  readonly linkedinUrl: string | null | undefined;
  readonly name: string;
  readonly others: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly declinedBecause: string | null | undefined;
        readonly id: string;
        readonly state: string;
      } | null | undefined;
    } | null | undefined> | null | undefined;
  };
  readonly phone: string | null | undefined;
  readonly recruiter: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly similarAgencies: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly country: string;
        readonly id: string;
        readonly isApproved: boolean | null | undefined;
        readonly name: string;
      } | null | undefined;
    } | null | undefined> | null | undefined;
  };
  readonly speciality: string | null | undefined;
  readonly state: string;
  readonly unclaimedProfile: {
    readonly agency: {
      readonly name: string;
    };
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly " $fragmentType": "EnquiryDetails_enquiry";
};
export type EnquiryDetails_enquiry$key = {
  readonly " $data"?: EnquiryDetails_enquiry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnquiryDetails_enquiry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "declinedBecause",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v5 = [
  (v0/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Recruiter",
  "kind": "LinkedField",
  "name": "recruiter",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnquiryDetails_enquiry",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedinUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "speciality",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "decidedBy",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v7/*:: as any*/)
      ],
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
        (v0/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Agency",
          "kind": "LinkedField",
          "name": "agency",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v8/*:: as any*/),
      "concreteType": "EnquirySimilarAgenciesConnection",
      "kind": "LinkedField",
      "name": "similarAgencies",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EnquirySimilarAgenciesConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Agency",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v9/*:: as any*/),
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isApproved",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "similarAgencies(first:5)"
    },
    {
      "alias": null,
      "args": (v8/*:: as any*/),
      "concreteType": "EnquiryOthersConnection",
      "kind": "LinkedField",
      "name": "others",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EnquiryOthersConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Enquiry",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v9/*:: as any*/),
                (v2/*:: as any*/),
                (v4/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "others(first:5)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "EnquiryHistoryConnection",
      "kind": "LinkedField",
      "name": "history",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EnquiryHistoryConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "HistoryEntry",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "History_entries"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "history(first:20)"
    }
  ],
  "type": "Enquiry",
  "abstractKey": null
};
})();

(node as any).hash = "6c473531a7d96b8696669543e3896dc6";

export default node;
